/**
 * @generated SignedSource<<3fbf3c7ab38568b5d5899d07096e4d4b>>
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
export type SerramentoCard_serramento$data = {
  readonly accessori: ReadonlyArray<{
    readonly nome: string;
  }>;
  readonly altezza: number;
  readonly larghezza: number;
  readonly posizione: number;
  readonly quantita: number;
  readonly tipoApertura: {
    readonly nome: string;
    readonly senso: SensoApertura;
  };
  readonly tipoSerramento: {
    readonly ante: number;
    readonly disegno: FormaDisegno;
    readonly immagine: string | null;
    readonly nome: string;
  };
  readonly " $fragmentType": "SerramentoCard_serramento";
};
export type SerramentoCard_serramento$key = {
  readonly " $data"?: SerramentoCard_serramento$data;
  readonly " $fragmentSpreads": FragmentRefs<"SerramentoCard_serramento">;
};

const node: ReaderFragment = (function(){
var v0 = {
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
  "name": "SerramentoCard_serramento",
  "selections": [
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
      "name": "quantita",
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
      "concreteType": "TipoSerramento",
      "kind": "LinkedField",
      "name": "tipoSerramento",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "disegno",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ante",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TipoApertura",
      "kind": "LinkedField",
      "name": "tipoApertura",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "senso",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Accessorio",
      "kind": "LinkedField",
      "name": "accessori",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Serramento",
  "abstractKey": null
};
})();

(node as any).hash = "3f528c5e4f0e0b87877524bab54c4523";

export default node;
