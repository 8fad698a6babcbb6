import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Rendered in place of children that threw an error; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Keeps an error while rendering in its part of the page. The root logs it (web/browser/log-error.ts). */
export class ErrorBoundary extends Component<ErrorBoundaryProps> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
