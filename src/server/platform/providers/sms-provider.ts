export interface SmsProvider {
  /**
   * `to` is in E.164 format.
   * @throws {SmsRefusedError} for a number that can't receive texts, {ProviderDownError}
   */
  send(message: { to: string; text: string }): Promise<void>;
}
