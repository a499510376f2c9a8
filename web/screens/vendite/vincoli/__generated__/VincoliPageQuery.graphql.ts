/**
 * @generated SignedSource<<8b718fc1d9dfd4150d21f4c628cc7f3e>>
 * @relayHash 126cbf32d8391c071c47cf85373dfb3c
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10bb567220482372733d71c41c2dfc21070048370b3b4e0a65958f0baaef1e64

import type { ConcreteRequest } from 'relay-runtime';
export type FormaDisegno = "ARCO" | "BATTENTE" | "LIBERA" | "PORTA" | "SCORREVOLE" | "TONDO" | "VASISTAS";
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type VincoliPageQuery$variables = Record<PropertyKey, never>;
export type VincoliPageQuery$data = {
  readonly famiglie: ReadonlyArray<{
    readonly nome: string;
    readonly pk: number;
    readonly tipologiaFamiglia: {
      readonly nome: string;
    };
  }>;
  readonly tipiApertura: ReadonlyArray<{
    readonly immagine: string | null;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly tipiSerramento: ReadonlyArray<{
    readonly altezzaMax: number | null;
    readonly altezzaMin: number | null;
    readonly ante: number;
    readonly aperture: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly senso: SensoApertura;
    }>;
    readonly disegno: FormaDisegno;
    readonly immagine: string | null;
    readonly larghezzaMax: number | null;
    readonly larghezzaMin: number | null;
    readonly nome: string;
    readonly pk: number;
    readonly versione: number;
  }>;
  readonly vincoli: ReadonlyArray<{
    readonly altezzaMax: number;
    readonly altezzaMin: number;
    readonly famigliaPk: number;
    readonly id: string;
    readonly larghezzaMax: number;
    readonly larghezzaMin: number;
    readonly pk: number;
    readonly tipoSerramentoPk: number;
    readonly versione: number;
  }>;
};
export type VincoliPageQuery = {
  response: VincoliPageQuery$data;
  variables: VincoliPageQuery$variables;
};

const node: ConcreteRequest = (function(){
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
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Famiglia",
  "kind": "LinkedField",
  "name": "famiglie",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "TipologiaFamiglia",
      "kind": "LinkedField",
      "name": "tipologiaFamiglia",
      "plural": false,
      "selections": [
        (v1/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "disegno",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "immagine",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "versione",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMin",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMax",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMin",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMax",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "TipoApertura",
  "kind": "LinkedField",
  "name": "aperture",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
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
v12 = {
  "alias": null,
  "args": null,
  "concreteType": "TipoApertura",
  "kind": "LinkedField",
  "name": "tipiApertura",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v5/*:: as any*/)
  ],
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Vincolo",
  "kind": "LinkedField",
  "name": "vincoli",
  "plural": true,
  "selections": [
    (v13/*:: as any*/),
    (v0/*:: as any*/),
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "famigliaPk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipoSerramentoPk",
      "storageKey": null
    },
    (v7/*:: as any*/),
    (v8/*:: as any*/),
    (v9/*:: as any*/),
    (v10/*:: as any*/)
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VincoliPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/)
        ],
        "storageKey": null
      },
      (v12/*:: as any*/),
      (v14/*:: as any*/)
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VincoliPageQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v13/*:: as any*/)
        ],
        "storageKey": null
      },
      (v12/*:: as any*/),
      (v14/*:: as any*/)
    ]
  },
  "params": {
    "id": "10bb567220482372733d71c41c2dfc21070048370b3b4e0a65958f0baaef1e64",
    "metadata": {},
    "name": "VincoliPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "00c1a41f04d6e4252a3cd4708535f202";

export default node;
