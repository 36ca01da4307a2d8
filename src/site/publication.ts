/** Reason why content is unpublished. Only `develop` shows unpublished content. */
export interface UnpublishedReason {
  readonly draft: boolean;
  /** Future day of publication, `YYYY-MM-DD`. */
  readonly scheduled?: string;
}
