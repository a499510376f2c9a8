/**
 * @generated SignedSource<<4a590f679948130383e827e10686866b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FormaDisegno = "ARCO" | "BATTENTE" | "LIBERA" | "PORTA" | "SCORREVOLE" | "TONDO" | "VASISTAS";
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
import type { FragmentRefs } from "relay-runtime";
export type RigaView_riga$data = {
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
  readonly senso: SensoApertura | null;
  readonly tipoSerramento: {
    readonly ante: number;
    readonly disegno: FormaDisegno;
    readonly immagine: string | null;
    readonly nome: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"RigaParts_riga">;
  readonly " $fragmentType": "RigaView_riga";
};
export type RigaView_riga$key = {
  readonly " $data"?: RigaView_riga$data;
  readonly " $fragmentSpreads": FragmentRefs<"RigaView_riga">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v1 = {
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
  "name": "RigaView_riga",
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disegno",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "immagine",
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
      "name": "senso",
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
        (v1/*:: as any*/)
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "RigaParts_riga"
    }
  ],
  "type": "RigaOrdine",
  "abstractKey": null
};
})();

(node as any).hash = "f19e4e97ace64fc1fa6b0be61db44ec4";

export default node;
