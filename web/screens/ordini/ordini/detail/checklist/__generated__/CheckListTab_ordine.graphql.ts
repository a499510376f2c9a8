/**
 * @generated SignedSource<<9411a22f7856a5ac3e0c34f74735b103>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckListTab_ordine$data = {
  readonly checkList: ReadonlyArray<{
    readonly done: boolean;
    readonly il: string | null;
    readonly nome: string;
    readonly pk: number;
    readonly utente: string;
  }> | null;
  readonly id: string;
  readonly pk: number;
  readonly " $fragmentType": "CheckListTab_ordine";
};
export type CheckListTab_ordine$key = {
  readonly " $data"?: CheckListTab_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckListTab_ordine">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckListTab_ordine",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "VoceCheckListOrdine",
      "kind": "LinkedField",
      "name": "checkList",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "done",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "il",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utente",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Ordine",
  "abstractKey": null
};
})();

(node as any).hash = "c448b522168b3b797847fd8427c1eeae";

export default node;
