/** What keeps content out of the built site, while `develop` shows it. */
export interface Pending {
  /** Its author hasn't finished it. */
  readonly draft: boolean;
  /** The day it is for, `YYYY-MM-DD`; absent where no day has to come first. */
  readonly scheduled?: string;
}
