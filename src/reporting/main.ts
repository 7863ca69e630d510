/**
 * Tells the operator what goes wrong in visitors' browsers. A script of its own, in the page only where
 * `REPORT_URL` is configured: it listens before the application is there, and when that fails to start.
 */
import type { ReportingConfig } from '../site-config.ts';
import { errorReport, type Report, sendFailureReport } from './report.ts';
import { type SendFailure, sendFailureEvent } from './send-failure.ts';

declare const __REPORTING__: ReportingConfig;

/** An error that repeats itself is reported once, and a page that breaks altogether not without end. */
const mostReports = 5;

if (Math.random() < __REPORTING__.sample) listen();

function listen(): void {
  const sent = new Set<string>();
  const send = (report: Report) => {
    const key = JSON.stringify(report);
    if (sent.has(key) || sent.size >= mostReports) return;
    sent.add(key);
    // Plain text asks no leave of another host first; what nobody takes is nobody's loss.
    fetch(__REPORTING__.url, {
      method: 'POST',
      body: JSON.stringify([report]),
      headers: { 'content-type': 'text/plain' },
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      keepalive: true,
    }).catch(() => {});
  };
  const page = () => new URL(location.href);

  addEventListener('error', ({ error, message, filename, lineno }) => {
    send(errorReport(page(), error ?? message, { source: filename, line: lineno }));
  });
  addEventListener('unhandledrejection', ({ reason }) => send(errorReport(page(), reason)));
  addEventListener(sendFailureEvent, (event) => {
    const { form, status } = (event as CustomEvent<SendFailure>).detail;
    send(sendFailureReport(page(), form, status));
  });
}
