/** Error boundaries. Each part that may fail has its own, so that the rest of the page stays. */
import { Component, type ReactNode } from 'react';
import { useCopy, useLanguage } from '../navigation/context.tsx';

interface BoundaryProps {
  fallback: (error: Error) => ReactNode;
  /** A new value renders the children again. */
  retry?: unknown;
  children: ReactNode;
}

interface BoundaryState {
  error: Error | null;
  retry?: unknown;
}

/** Renders a fallback in place of children that throw. */
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
  /** Shown after the error message, in place of the advice to reload. */
  instead?: ReactNode;
  children: ReactNode;
}

/** The boundary of a part of a page (form, dialog, viewer): shows a short error message in its place. */
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
