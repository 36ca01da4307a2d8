import { Component } from "react";
import type { ReactNode } from "react";
import { Card } from "../../components/Card";
import { hasDraftFlag, contentTypeOf } from "../../content/model/contentFile";
import type { ContentFile } from "../../content/model/contentFile";
import type { Diagnostic } from "../../content/model/diagnostics";
import type { ContentType } from "../../content/model/contentType";
import { getUnpublishedReason } from "../../content/model/getUnpublishedReason";
import { SiteLayout } from "../../components/layout/SiteLayout";
import { getCompanyDay } from "../../shared/dates";
import { routes } from "../../site/routes";
import type { PreviewQueryRunner } from "./previewQueryRunner";
import { formatEditorDiagnostic } from "./formatEditorDiagnostic";
import { QueryRunnerContext, useQuery } from "./gatsbyStub";
import { findPreviewPages } from "./previewPages";
import type { PreviewPage } from "./previewPages";
import * as styles from "./Preview.module.css";
import { registerQuery } from "./queries";
import { getRootFieldName } from "./previewTypeDefs";

interface PreviewProps {
  /** Executes queries on all content, the edited file included. */
  queryRunner: PreviewQueryRunner;
  file: ContentFile;
  errors: readonly Diagnostic[];
  /** Errors of files that can't be parsed. The preview lacks these files. */
  readErrors: readonly Diagnostic[];
  warnings: readonly Diagnostic[];
}

interface ErrorBoundaryProps {
  file: ContentFile;
  children: ReactNode;
}

interface ErrorBoundaryState {
  file?: ContentFile;
  message?: string | undefined;
}

/** Shows why a page can't be rendered, such as an error of its query. */
class PreviewErrorBoundary extends Component<
  ErrorBoundaryProps,
  ErrorBoundaryState
> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError = (error: Error): ErrorBoundaryState => ({
    message: error.message,
  });

  static getDerivedStateFromProps = (
    { file }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null =>
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

const PreviewedPage = ({ Page, query }: PreviewPage) => (
  <Page data={useQuery(query)} />
);

const buildCardQuery = (contentType: ContentType): string =>
  registerQuery(`query ${contentType.name}Card($id: String!) {
    page: ${getRootFieldName(contentType)}(id: { eq: $id }) { ...Card }
  }`);

function CardPreview({ contentType }: { contentType: ContentType }) {
  const { page } = useQuery(buildCardQuery(contentType)) as {
    page: Queries.CardFragment;
  };
  return (
    <details className={styles.cards}>
      <summary>Its card</summary>
      <div className={styles.row}>
        <Card page={page} heading="h3" sizes="20rem" />
      </div>
    </details>
  );
}

interface DiagnosticListProps {
  title: string;
  diagnostics: readonly Diagnostic[];
  openPath: string;
}

/** List of diagnostics under a title; renders nothing if there are no diagnostics. */
const DiagnosticList = ({
  title,
  diagnostics,
  openPath,
}: DiagnosticListProps) =>
  diagnostics.length > 0 && (
    <section className={styles.errors} aria-label={title}>
      <p>{title}</p>
      <ul>
        {diagnostics.map((diagnostic, index) => (
          <li key={index}>{formatEditorDiagnostic(diagnostic, openPath)}</li>
        ))}
      </ul>
    </section>
  );

/** Preview of a file: its diagnostics, above the pages that show the file. */
export function Preview(props: PreviewProps) {
  const { queryRunner, file, errors, readErrors, warnings } = props;
  const contentType = contentTypeOf(file.path);
  const pages = findPreviewPages(file, queryRunner.findFrontMatter);
  const warningsTitle = hasDraftFlag(file)
    ? "Before this can be published"
    : "Could be better";
  const openPath = file.path;
  return (
    <QueryRunnerContext value={queryRunner}>
      <div aria-live="polite">
        <DiagnosticList
          title="Fix this before you save"
          diagnostics={errors}
          openPath={openPath}
        />
        <DiagnosticList
          title={warningsTitle}
          diagnostics={warnings}
          openPath={openPath}
        />
        <DiagnosticList
          title="Files that can't be read"
          diagnostics={readErrors}
          openPath={openPath}
        />
      </div>
      <PreviewErrorBoundary file={file}>
        <SiteLayout
          path={pages[0]?.path ?? routes.home}
          pending={
            contentType &&
            getUnpublishedReason(contentType, file.frontMatter, getCompanyDay())
          }
        >
          {contentType && "summary" in contentType.fields && (
            <CardPreview contentType={contentType} />
          )}
          {pages.map((page) => (
            <PreviewErrorBoundary key={page.path} file={file}>
              <PreviewedPage {...page} />
            </PreviewErrorBoundary>
          ))}
        </SiteLayout>
      </PreviewErrorBoundary>
    </QueryRunnerContext>
  );
}
