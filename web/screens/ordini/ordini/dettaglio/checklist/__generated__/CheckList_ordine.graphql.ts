/**
 * @generated SignedSource<<00a0c09067ec6f1c4248b9786a515a0e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckList_ordine$data = {
  readonly checkList: ReadonlyArray<{
    readonly done: boolean;
    readonly il: string | null;
    readonly nome: string;
    readonly pk: number;
    readonly utente: string;
  }> | null;
  readonly pk: number;
  readonly " $fragmentType": "CheckList_ordine";
};
export type CheckList_ordine$key = {
  readonly " $data"?: CheckList_ordine$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckList_ordine">;
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
  "name": "CheckList_ordine",
  "selections": [
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

(node as any).hash = "93b6485841a4c7ee76c593a2b8a5ffe3";

export default node;
