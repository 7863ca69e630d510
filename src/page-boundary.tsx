/**
 * Error boundaries of the page. A page that throws is replaced by the error page, loaded on demand; if that fails too,
 * or header or footer throw, a plain message is shown.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from './ui/button.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

const ErrorPage = lazy(() => import('./pages/not-found/error-page.tsx'));

interface Props {
  /** Passed in: the copy's provider may have failed. */
  copy: { errorTitle: string; reload: string };
  children: ReactNode;
}

/** Shows the error page in place of a page that throws. */
export function PageBoundary({ copy, children }: Props) {
  // The error page may never load: the plain message is its fallback.
  const waiting = <PlainWords copy={copy} />;
  const screen = ({ message }: Error) => (
    <Suspense fallback={waiting}>
      <ErrorPage message={message} waiting={waiting} />
    </Suspense>
  );
  return (
    <PlainBoundary copy={copy}>
      <ErrorBoundary fallback={screen}>{children}</ErrorBoundary>
    </PlainBoundary>
  );
}

/** Shows a plain message with a reload button; a new value of `retry` renders the children again. */
export function PlainBoundary({ copy, retry, children }: Props & { retry?: unknown }) {
  return (
    <ErrorBoundary fallback={() => <PlainWords copy={copy} />} retry={retry}>
      {children}
    </ErrorBoundary>
  );
}

function PlainWords({ copy }: Pick<Props, 'copy'>) {
  return (
    <section className="section padded" data-error>
      <div className="inner stack">
        <h1 className="h2">{copy.errorTitle}</h1>
        <Button onClick={() => location.reload()}>{copy.reload}</Button>
      </div>
    </section>
  );
}
