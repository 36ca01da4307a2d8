import { Component } from "react";
import type { ReactNode } from "react";
import { Card } from "../../components/Card";
import { isDraft, kindOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import type { ContentError } from "../../content/model/contentErrors";
import type { Kind } from "../../content/model/kind";
import { publishState } from "../../content/model/publishState";
import { SiteLayout } from "../../components/layout/SiteLayout";
import { companyDay } from "../../site/dates";
import { routes } from "../../site/routes";
import type { ContentGraph } from "./contentGraph";
import { errorText } from "./errorText";
import { Graph, useQuery } from "./gatsby";
import { previewPages } from "./pages";
import type { PreviewPage } from "./pages";
import * as styles from "./Preview.module.css";
import { addQuery } from "./queries";
import { entryField } from "./types";

interface PreviewProps {
  /** All content, the edited file among it. */
  graph: ContentGraph;
  file: ContentFile;
  errors: readonly ContentError[];
  /** Why files can't be read, which the preview lacks. */
  unread: readonly ContentError[];
  warnings: readonly ContentError[];
}

interface FallbackProps {
  file: ContentFile;
  children: ReactNode;
}

interface FallbackState {
  file?: ContentFile;
  message?: string | undefined;
}

/** Shows why a page can't be rendered, such as an error of its query. */
class Fallback extends Component<FallbackProps, FallbackState> {
  override state: FallbackState = {};

  static getDerivedStateFromError = (error: Error): FallbackState => ({
    message: error.message,
  });

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

const Shown = ({ Page, query }: PreviewPage) => <Page data={useQuery(query)} />;

const cardQuery = (kind: Kind): string =>
  addQuery(`query ${kind.name}Card($id: String!) {
    page: ${entryField(kind)}(id: { eq: $id }) { ...Card }
  }`);

function CardPreview({ kind }: { kind: Kind }) {
  const { page } = useQuery(cardQuery(kind)) as { page: Queries.CardFragment };
  return (
    <details className={styles.cards}>
      <summary>Its card</summary>
      <div className={styles.row}>
        <Card page={page} heading="h3" sizes="20rem" />
      </div>
    </details>
  );
}

interface ErrorsProps {
  title: string;
  errors: readonly ContentError[];
  open: string;
}

/** What is wrong with the open entry, or would be with others. */
const Errors = ({ title, errors, open }: ErrorsProps) =>
  errors.length > 0 && (
    <section className={styles.errors} aria-label={title}>
      <p>{title}</p>
      <ul>
        {errors.map((error, index) => (
          <li key={index}>{errorText(error, open)}</li>
        ))}
      </ul>
    </section>
  );

export function Preview(props: PreviewProps) {
  const { graph, file, errors, unread, warnings } = props;
  const kind = kindOf(file.path);
  const pages = previewPages(file);
  const lacks = isDraft(file)
    ? "Before this can be published"
    : "Could be better";
  const open = file.path;
  return (
    <Graph value={graph}>
      <div aria-live="polite">
        <Errors title="Fix this before you save" errors={errors} open={open} />
        <Errors title={lacks} errors={warnings} open={open} />
        <Errors title="Files that can't be read" errors={unread} open={open} />
      </div>
      <Fallback file={file}>
        <SiteLayout
          path={pages[0]?.address ?? routes.home}
          pending={kind && publishState(kind, file.frontMatter, companyDay())}
        >
          {kind && "summary" in kind.fields && <CardPreview kind={kind} />}
          {pages.map((page) => (
            <Fallback key={page.address} file={file}>
              <Shown {...page} />
            </Fallback>
          ))}
        </SiteLayout>
      </Fallback>
    </Graph>
  );
}
