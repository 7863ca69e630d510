/** A page that throws shows the error page in its place; header and footer stay. */
import { Component, lazy, type ReactNode, Suspense } from 'react';

const ErrorScreen = lazy(() => import('../pages/not-found/error-page.tsx'));

interface Props {
  children: ReactNode;
}

export class ErrorBoundary extends Component<Props, { error: Error | null }> {
  state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  render() {
    if (!this.state.error) return this.props.children;
    return (
      <Suspense>
        <ErrorScreen message={this.state.error.message} />
      </Suspense>
    );
  }
}
