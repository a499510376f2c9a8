/**
 * @generated SignedSource<<6d264ac89e6e45fdc9758ee0144a6ec9>>
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

(node as any).hash = "ec20a5b5aa7f015d45900804addbcadd";

export default node;
