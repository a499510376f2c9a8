/**
 * @generated SignedSource<<1019f1f218967018c9a3fc0b45c821c4>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LinkFornitoreList_fornitore$data = {
  readonly id: string;
  readonly link: ReadonlyArray<{
    readonly creatoDaNome: string;
    readonly creatoIl: string;
    readonly letture: number;
    readonly nome: string;
    readonly pk: number;
    readonly prefisso: string;
    readonly revocatoIl: string | null;
    readonly scadeIl: string;
    readonly ultimoUso: string | null;
    readonly valido: boolean;
  }>;
  readonly pk: number;
  readonly " $fragmentType": "LinkFornitoreList_fornitore";
};
export type LinkFornitoreList_fornitore$key = {
  readonly " $data"?: LinkFornitoreList_fornitore$data;
  readonly " $fragmentSpreads": FragmentRefs<"LinkFornitoreList_fornitore">;
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
  "name": "LinkFornitoreList_fornitore",
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
      "concreteType": "LinkFornitore",
      "kind": "LinkedField",
      "name": "link",
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
          "name": "prefisso",
          "storageKey": null
        },
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
          "name": "creatoDaNome",
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
          "name": "revocatoIl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ultimoUso",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "letture",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "valido",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Fornitore",
  "abstractKey": null
};
})();

(node as any).hash = "f645956c25ae71a59799d18528f0e1e3";

export default node;
