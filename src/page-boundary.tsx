/**
 * A page that throws shows the error page in its place; header and footer stay. The error page is a file of
 * its own: if it fails as well, and if header or footer throw, there are words that came with the page.
 */
import { lazy, type ReactNode, Suspense } from 'react';
import { Button } from './ui/button.tsx';
import { ErrorBoundary } from './ui/error-boundary.tsx';

const ErrorPage = lazy(() => import('./pages/not-found/error-page.tsx'));

interface Props {
  /** Words of the page's language, given from outside: what provides them may have failed. */
  copy: { errorTitle: string; reload: string };
  children: ReactNode;
}

/** Around a page: the error page, or the plain words if that fails. */
export function PageBoundary({ copy, children }: Props) {
  // Whatever the error page is made of may be on its way for ever; until it stands there are words and a way on.
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

/** Around anything: plain words and a way to load the page anew. Another page (`retry`) is tried again. */
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
