import { Component } from "react";
import type { ReactNode } from "react";
import { ErrorScreen } from "./ErrorScreen";

interface Props {
  /** Path of the current page. A new path resets the error. */
  path: string;
  children: ReactNode;
}

interface State {
  path?: string;
  failure?: { error: unknown } | undefined;
}

/** Shows the error screen instead of children that fail to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ path }: Props, state: State): State | null {
    return path === state.path ? null : { path, failure: undefined };
  }

  override render() {
    return this.state.failure ? (
      <ErrorScreen error={this.state.failure.error} />
    ) : (
      this.props.children
    );
  }
}
