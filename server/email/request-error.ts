/** A request that the service does not take, with the status and the text that EmailJS has for it. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(text);
    this.status = status;
  }
}
