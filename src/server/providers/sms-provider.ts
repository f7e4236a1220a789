export interface SmsProvider {
  /**
   * `to` is E.164.
   * @throws {SmsRefusedError} for a number that takes no texts, {ProviderDownError}
   */
  send(message: { to: string; text: string }): Promise<void>;
}
