/**
 * @generated SignedSource<<86abaec2c0f31951b156db8b0fea47db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CartellaDetail_cartella$data = {
  readonly descrizione: string;
  readonly id: string;
  readonly nome: string;
  readonly numeroAccount: number | null;
  readonly parent: {
    readonly nome: string;
    readonly pk: number;
  } | null;
  readonly pk: number;
  readonly versione: number;
  readonly visibilita: string | null;
  readonly " $fragmentSpreads": FragmentRefs<"ContentCard_cartella" | "SharingCard_cartella">;
  readonly " $fragmentType": "CartellaDetail_cartella";
};
export type CartellaDetail_cartella$key = {
  readonly " $data"?: CartellaDetail_cartella$data;
  readonly " $fragmentSpreads": FragmentRefs<"CartellaDetail_cartella">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CartellaDetail_cartella",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descrizione",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Cartella",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroAccount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "visibilita",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "versione",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ContentCard_cartella"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SharingCard_cartella"
    }
  ],
  "type": "Cartella",
  "abstractKey": null
};
})();

(node as any).hash = "e4378a9aea80c88b7707644feefea2ab";

export default node;
