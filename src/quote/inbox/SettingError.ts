/** Error in one or several environment variables. The message begins with their names. */
export class SettingError extends Error {
  /**
   * @param setting name of the variable, or several names as a phrase
   * @param problem rest of the message
   */
  constructor(
    readonly setting: string,
    problem: string,
  ) {
    super(`${setting} ${problem}`);
  }
}
