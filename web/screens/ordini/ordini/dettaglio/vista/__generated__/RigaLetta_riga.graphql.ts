/**
 * @generated SignedSource<<559518c911964450068de81bb3de1dde>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RigaLetta_riga$data = {
  readonly altezza: number | null;
  readonly ante: number | null;
  readonly codiceRivendita: string;
  readonly codiceSerramento: {
    readonly categoria: string;
    readonly codice: string;
    readonly forma: string;
  } | null;
  readonly descrizione: string;
  readonly forma: string;
  readonly larghezza: number | null;
  readonly listino: number | null;
  readonly netto: number | null;
  readonly numero: number;
  readonly pk: number;
  readonly rivendita: boolean;
  readonly scontoArticolo: number | null;
  readonly scontoCorrettivo: number | null;
  readonly tipoSerramento: {
    readonly nome: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PartiRiga_riga">;
  readonly " $fragmentType": "RigaLetta_riga";
};
export type RigaLetta_riga$key = {
  readonly " $data"?: RigaLetta_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigaLetta_riga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "forma",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RigaLetta_riga",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
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
      "kind": "ScalarField",
      "name": "rivendita",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "codiceRivendita",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipoSerramento",
      "kind": "LinkedField",
      "name": "tipoSerramento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nome",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CodiceSerramento",
      "kind": "LinkedField",
      "name": "codiceSerramento",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "codice",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categoria",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "listino",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scontoArticolo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scontoCorrettivo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "netto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "altezza",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "larghezza",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ante",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descrizione",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartiRiga_riga"
    }
  ],
  "type": "RigaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "05cda4324e6e362917a4f67435b60786";

export default node;
