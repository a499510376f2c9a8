/**
 * @generated SignedSource<<c411d60634e98a66b17b01fdb74e7795>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MaterialeRow_materiale$data = {
  readonly colonneList: ReadonlyArray<string>;
  readonly id: string;
  readonly labels: ReadonlyArray<{
    readonly colonna: string;
    readonly titolo: string;
  }>;
  readonly nome: string;
  readonly perSchedulazione: boolean;
  readonly pk: number;
  readonly puoEliminare: boolean;
  readonly showReminderOrdineFornitore: boolean;
  readonly sort: ReadonlyArray<{
    readonly colonna: string;
    readonly direzione: string;
  }>;
  readonly versione: number;
  readonly " $fragmentType": "MaterialeRow_materiale";
};
export type MaterialeRow_materiale$key = {
  readonly " $data"?: MaterialeRow_materiale$data;
  readonly " $fragmentSpreads": FragmentRefs<"MaterialeRow_materiale">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "MaterialeRow_materiale"
};

(node as any).hash = "dd86009a02cfd0dfea26f382dcf973db";

export default node;
