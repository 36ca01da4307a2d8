import { Component } from "react";
import type { ReactNode } from "react";
import { kindOf } from "../../content-model/contentFile";
import type { ContentFile } from "../../content-model/contentFile";
import type { Fault } from "../../content-model/faults";
import { pendingOf } from "../../content-model/pendingOf";
import { SiteLayout } from "../../layouts/SiteLayout";
import { companyDay } from "../../site/companyDay";
import { ContentGraph } from "./contentGraph";
import type { SiteFacts } from "./contentGraph";
import { Faults } from "./Faults";
import { pagesOf } from "./pages";
import type { PreviewPage } from "./pages";
import { answerStaticQueries, operationOf } from "./queries";
import { select } from "./select";
import type { Variables } from "./select";

interface PreviewProps {
  /** All content, the file being written among it. */
  files: readonly ContentFile[];
  file: ContentFile;
  facts: SiteFacts;
  /** What stops saving, and what stops only publishing a draft. */
  faults: readonly Fault[];
  warnings: readonly Fault[];
  pictureUrl: (src: string) => string | undefined;
}

interface FallbackProps {
  file: ContentFile;
  children: ReactNode;
}

interface FallbackState {
  file?: ContentFile;
  message?: string | undefined;
}

/** A template may ask more of its data than an unfinished file can give. */
class Fallback extends Component<FallbackProps, FallbackState> {
  override state: FallbackState = {};

  static getDerivedStateFromError = (error: Error): FallbackState => ({
    message: error.message,
  });

  /** What failed may work once the file has changed. */
  static getDerivedStateFromProps = (
    { file }: FallbackProps,
    state: FallbackState,
  ): FallbackState | null =>
    file === state.file ? null : { file, message: undefined };

  override render() {
    const { message } = this.state;
    return message === undefined ? (
      this.props.children
    ) : (
      <p role="alert">The preview can&apos;t be shown yet: {message}</p>
    );
  }
}

interface ShownProps extends PreviewPage {
  graph: ContentGraph;
  variables: Variables;
}

const Shown = ({ Page, query, graph, variables }: ShownProps) => (
  <Page data={select(graph, [operationOf(query).selectionSet], variables)} />
);

/** A file as visitors will see it, below what is still wrong with it. */
export function Preview({
  files,
  file,
  facts,
  faults,
  warnings,
  pictureUrl,
}: PreviewProps) {
  const graph = new ContentGraph(files, file, facts, pictureUrl);
  const answers = new Map<unknown, unknown>();
  answerStaticQueries((query) => {
    const answer =
      answers.get(query) ?? select(graph, [query.selectionSet], {});
    answers.set(query, answer);
    return answer;
  });
  const variables = graph.variables(file);
  const kind = kindOf(file.path);
  return (
    <>
      <Faults faults={faults} stop="saved" />
      <Faults faults={warnings} stop="published" />
      <SiteLayout
        path={file.path}
        pending={kind && pendingOf(kind, file.frontMatter, companyDay())}
      >
        {pagesOf(file).map((page, index) => (
          <Fallback key={index} file={file}>
            <Shown {...page} graph={graph} variables={variables} />
          </Fallback>
        ))}
      </SiteLayout>
    </>
  );
}
