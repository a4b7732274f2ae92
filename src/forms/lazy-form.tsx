import { type ComponentType, createElement, lazy, memo } from "react";
import { HydrateNear } from "../components/hydrate-near";
import { loadOnce } from "../lib/load-once";
import { Failure } from "./status-message";

/**
 * A form whose code is fetched when the visitor is near. Memoized, because React would take its HTML away if props changed
 * before it has hydrated.
 * @param id of the element around the form
 */
export function createLazyForm<Props extends Queries.FailureFragment>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const loadForm = loadOnce(async () => ({ default: await load() }));
  const Form = lazy<ComponentType<Props>>(loadForm);

  return memo(function LazyForm(props: Props) {
    const { formMessages, company } = props;
    const failure = <Failure reason="notLoaded" formMessages={formMessages} company={company} />;
    return (
      <HydrateNear id={id} load={loadForm} failure={failure}>
        {createElement(Form, props)}
      </HydrateNear>
    );
  });
}
