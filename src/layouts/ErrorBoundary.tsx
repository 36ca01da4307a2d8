import { Component } from "react";
import type { ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

interface State {
  error?: unknown;
}

/** Shows the error screen in place of a page that can't be rendered. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    return "error" in this.state ? (
      <ErrorScreen error={this.state.error} />
    ) : (
      this.props.children
    );
  }
}
