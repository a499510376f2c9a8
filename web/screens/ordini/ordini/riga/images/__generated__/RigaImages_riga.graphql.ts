/**
 * @generated SignedSource<<8390e2e4edd41fb06cdfc272c621c615>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RigaImages_riga$data = {
  readonly immagini: ReadonlyArray<{
    readonly creataIl: string;
    readonly immagine: string;
    readonly nameUser: string;
    readonly pk: number;
    readonly posizione: number;
  }>;
  readonly numero: number;
  readonly pk: number;
  readonly " $fragmentType": "RigaImages_riga";
};
export type RigaImages_riga$key = {
  readonly " $data"?: RigaImages_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigaImages_riga">;
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
  "name": "RigaImages_riga",
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

(node as any).hash = "1c6a6388774aea0de291c1153c9694f1";

export default node;
