import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Shown instead of the children after one of them has thrown. */
  fallback: ReactNode;
  /** A change of this renders the children again. */
  resetKey?: string;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  resetKey: string | undefined;
}

/** Catches what its children throw while rendering and in effects. React has no hook for this. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { hasFailed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
