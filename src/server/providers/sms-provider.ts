export interface SmsProvider {
  /**
   * `to` is E.164. Throws SmsRefusedError for a number that takes no texts, ProviderDownError when
   * the service does not answer.
   */
  send(message: { to: string; text: string }): Promise<void>;
}
