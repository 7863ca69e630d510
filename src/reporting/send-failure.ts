/** Lets a form say that a message was not sent, to whoever listens; usually nobody does. */
export interface SendFailure {
  form: string;
  /** What the service answered; 0 without an answer. */
  status: number;
}

export const sendFailureEvent = 'sendfailure';

/** Says it on the window. Nothing of the message is in it. */
export function announceSendFailure(detail: SendFailure): void {
  dispatchEvent(new CustomEvent<SendFailure>(sendFailureEvent, { detail }));
}
