/**
 * @generated SignedSource<<e698cbd9341082f8cd73f9ed3aec9a8d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type StatoLink = "revocato" | "scaduto" | "valido";
import type { FragmentRefs } from "relay-runtime";
export type LinkCliente_conferma$data = {
  readonly emailCliente: string;
  readonly link: ReadonlyArray<{
    readonly creatoIl: string;
    readonly pk: number;
    readonly scadeIl: string;
    readonly stato: StatoLink;
  }>;
  readonly pk: number;
  readonly " $fragmentType": "LinkCliente_conferma";
};
export type LinkCliente_conferma$key = {
  readonly " $data"?: LinkCliente_conferma$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkCliente_conferma">;
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
  "name": "LinkCliente_conferma",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LinkConferma",
      "kind": "LinkedField",
      "name": "link",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "creatoIl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "scadeIl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stato",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ConfermaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "5e2708f23fdd674faedf51ceb0b09a6b";

export default node;
