import { Component, type ReactNode } from "react";

/** Shows something else where what it holds breaks while it is drawn. */
export class ErrorBoundary extends Component<{ children: ReactNode; instead: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? this.props.instead : this.props.children;
  }
}
