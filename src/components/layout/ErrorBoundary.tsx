import { Component } from "react";
import type { ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

interface Props {
  children: ReactNode;
}

interface State {
  failure?: { error: unknown };
}

/** Shows the error screen instead of children that fail to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError = (error: unknown): State => ({
    failure: { error },
  });

  override render() {
    const { failure } = this.state;
    return failure ? (
      <ErrorScreen error={failure.error} />
    ) : (
      this.props.children
    );
  }
}
