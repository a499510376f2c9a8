/**
 * @generated SignedSource<<14192480a68a2166697d0ebe7ece0dc8>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImmaginiRiga_riga$data = {
  readonly immagini: ReadonlyArray<{
    readonly creataIl: string;
    readonly immagine: string;
    readonly nameUser: string;
    readonly pk: number;
    readonly posizione: number;
  }>;
  readonly numero: number;
  readonly pk: number;
  readonly " $fragmentType": "ImmaginiRiga_riga";
};
export type ImmaginiRiga_riga$key = {
  readonly " $data"?: ImmaginiRiga_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImmaginiRiga_riga">;
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
  "name": "ImmaginiRiga_riga",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numero",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImmagineRiga",
      "kind": "LinkedField",
      "name": "immagini",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "posizione",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "immagine",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nameUser",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creataIl",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "RigaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "ab028f3042b0477f713a6d1d63cba851";

export default node;
