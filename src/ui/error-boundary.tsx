/** Error boundaries. Each part that may fail has one of its own, so that the rest of the page stands. */
import { Component, type ReactNode } from 'react';
import { useCopy, useLanguage } from '../navigation/context.tsx';

interface BoundaryProps {
  fallback: (error: Error) => ReactNode;
  /** What is shown when this changes may not fail again. */
  retry?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  retry?: unknown;
}

/** Around anything: what stands in its place when it throws. When `retry` changes it is tried again. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  state: BoundaryState = { error: null, retry: this.props.retry };

  static getDerivedStateFromProps({ retry }: BoundaryProps, state: BoundaryState) {
    return retry === state.retry ? null : { error: null, retry };
  }

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  render() {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}

interface PartProps {
  /** What to do instead, after the sentence that this part cannot be shown. */
  instead?: ReactNode;
  children: ReactNode;
}

/** Around a part of a page (a form, a dialog, a viewer): one sentence in its place when it throws. */
export function PartBoundary({ instead, children }: PartProps) {
  return (
    <ErrorBoundary retry={useLanguage()} fallback={() => <Failed>{instead}</Failed>}>
      {children}
    </ErrorBoundary>
  );
}

function Failed({ children }: { children: ReactNode }) {
  const copy = useCopy('common');
  return (
    <div role="alert" data-part-failed="">
      <p>{copy.partFailed}</p>
      {children ?? <p>{copy.partRetry}</p>}
    </div>
  );
}
