/**
 * @generated SignedSource<<1ad52805f5de9f66fe0ba82a839b15ef>>
 * @relayHash 277cd1b2c6fed43297dfaa15516601a2
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5743284f743fdea4bf1bdce6d8f897507dc9f3e44af4bcf0cfc0d84879c6f161

import type { ConcreteRequest } from 'relay-runtime';
export type FormaDisegno = "ARCO" | "BATTENTE" | "LIBERA" | "PORTA" | "SCORREVOLE" | "TONDO" | "VASISTAS";
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type catalogoQuery$variables = Record<PropertyKey, never>;
export type catalogoQuery$data = {
  readonly configurazione: {
    readonly azienda: {
      readonly ragioneSociale: string;
    };
    readonly informativaPrivacy: string;
    readonly piani: ReadonlyArray<string>;
    readonly sito: string;
    readonly telefonoCommerciale: string;
    readonly tipiCliente: ReadonlyArray<string>;
    readonly tipiIntervento: ReadonlyArray<string>;
  };
  readonly famiglie: ReadonlyArray<{
    readonly descrizione: string;
    readonly immagini: ReadonlyArray<{
      readonly immagine: string;
    }>;
    readonly nome: string;
    readonly opzioni: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly valori: ReadonlyArray<{
        readonly html: string;
        readonly nome: string;
        readonly pk: number;
      }>;
    }>;
    readonly pk: number;
    readonly tipologiaFamiglia: {
      readonly nome: string;
    };
  }>;
  readonly tipiSerramento: ReadonlyArray<{
    readonly accessori: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
    }>;
    readonly altezzaMax: number | null;
    readonly altezzaMin: number | null;
    readonly ante: number;
    readonly aperture: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
      readonly senso: SensoApertura;
    }>;
    readonly disegno: FormaDisegno;
    readonly larghezzaMax: number | null;
    readonly larghezzaMin: number | null;
    readonly nome: string;
    readonly pk: number;
  }>;
  readonly vincoli: ReadonlyArray<{
    readonly altezzaMax: number;
    readonly altezzaMin: number;
    readonly famigliaPk: number;
    readonly larghezzaMax: number;
    readonly larghezzaMin: number;
    readonly pk: number;
    readonly tipoSerramentoPk: number;
  }>;
};
export type catalogoQuery = {
  response: catalogoQuery$data;
  variables: catalogoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "Configurazione",
  "kind": "LinkedField",
  "name": "configurazione",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipiCliente",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "tipiIntervento",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "piani",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "telefonoCommerciale",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sito",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "informativaPrivacy",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Azienda",
      "kind": "LinkedField",
      "name": "azienda",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ragioneSociale",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Famiglia",
  "kind": "LinkedField",
  "name": "famiglie",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
      "concreteType": "TipologiaFamiglia",
      "kind": "LinkedField",
      "name": "tipologiaFamiglia",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ImmagineFamiglia",
      "kind": "LinkedField",
      "name": "immagini",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "immagine",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Opzione",
      "kind": "LinkedField",
      "name": "opzioni",
      "plural": true,
      "selections": [
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ValoreOpzione",
          "kind": "LinkedField",
          "name": "valori",
          "plural": true,
          "selections": [
            (v1/*:: as any*/),
            (v2/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "html",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
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
  "name": "ante",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMin",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "altezzaMax",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMin",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "larghezzaMax",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "TipoApertura",
  "kind": "LinkedField",
  "name": "aperture",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/),
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
v11 = {
  "alias": null,
  "args": null,
  "concreteType": "Accessorio",
  "kind": "LinkedField",
  "name": "accessori",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "famigliaPk",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipoSerramentoPk",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "catalogoQuery",
    "selections": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
      {
        "alias": null,
        "args": null,
        "concreteType": "Vincolo",
        "kind": "LinkedField",
        "name": "vincoli",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "catalogoQuery",
    "selections": [
      (v0/*:: as any*/),
      (v3/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "Vincolo",
        "kind": "LinkedField",
        "name": "vincoli",
        "plural": true,
        "selections": [
          (v1/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v9/*:: as any*/),
          (v14/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5743284f743fdea4bf1bdce6d8f897507dc9f3e44af4bcf0cfc0d84879c6f161",
    "metadata": {},
    "name": "catalogoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ba36874e99fdeaeabd3bb75363a0428e";

export default node;
