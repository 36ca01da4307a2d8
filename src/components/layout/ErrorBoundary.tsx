import { Component } from "react";
import type { ReactNode } from "react";

interface Props {
  /** Renders the replacement for children that throw. */
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({
    failure: { error },
  });

  override render() {
    const { failure } = this.state;
    const { fallback, children } = this.props;
    return failure ? fallback(failure.error) : children;
  }
}
