/** An environment variable, or several, with a wrong value. The message begins with the name. */
export class SettingError extends Error {
  /** @param setting name, or names as a phrase. @param problem rest of the message */
  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
  }
}
