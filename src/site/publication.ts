/** Why a content entry is unpublished, so that only `develop` shows it. */
export interface UnpublishedReason {
  readonly draft: boolean;
  /** Future day of publication, `YYYY-MM-DD`. */
  readonly scheduled?: string;
}
