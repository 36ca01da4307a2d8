/** What a built site says of its build, in `releaseFile`. */
export interface ReleaseFacts {
  /** The commit it was built from; missing outside git. */
  readonly commit?: string;
  /** The company's day on which it was built, `YYYY-MM-DD`. */
  readonly day: string;
}

/** Whether parsed JSON is such a file. */
export const isReleaseFacts = (value: unknown): value is ReleaseFacts =>
  typeof (value as Partial<ReleaseFacts> | null)?.day === "string";
