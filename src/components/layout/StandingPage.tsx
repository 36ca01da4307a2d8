import { Component } from "react";
import type { ReactNode } from "react";
import { leaveFormsToBrowser } from "../../hydration/earlySubmit";

interface Props {
  children: ReactNode;
}

interface State {
  /** The nodes of the page that stands in the browser. */
  nodes?: readonly ChildNode[];
}

/**
 * Leaves the page as it stands, with what was entered, if even header, footer or
 * the error screen fail to render: links and forms work without React.
 */
export class StandingPage extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(): State {
    const page = document.getElementById("gatsby-focus-wrapper");
    return { nodes: Array.from(page?.childNodes ?? []) };
  }

  override componentDidCatch() {
    leaveFormsToBrowser();
  }

  override render() {
    const { nodes } = this.state;
    return nodes ? (
      <div ref={(element) => element?.append(...nodes)} />
    ) : (
      this.props.children
    );
  }
}
