/**
 * @generated SignedSource<<dbb936fdf1e32c218ed9c6c92be46864>>
 * @relayHash 85460bfac7eab9472467d5055fccf8ce
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3cf44b5de34865466dfc4559fa8d36f502aca7c1bb709becaadd87b27174b867

import type { ConcreteRequest } from 'relay-runtime';
export type PropostaPageQuery$variables = {
  conProposta: boolean;
  pk: number;
};
export type PropostaPageQuery$data = {
  readonly celleRotte: ReadonlyArray<{
    readonly giorno: string;
    readonly reparto: string;
  }>;
  readonly propostaPiano?: {
    readonly creataIl: string;
    readonly dopo: {
      readonly cambi: number;
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly errori: ReadonlyArray<string>;
    readonly job: number | null;
    readonly minorante: number | null;
    readonly nome: string;
    readonly ordini: ReadonlyArray<{
      readonly cliente: string;
      readonly dataConsegna: string | null;
      readonly fasiDopo: ReadonlyArray<{
        readonly fine: string;
        readonly inizio: string;
        readonly nomeFase: string;
      }>;
      readonly fasiPrima: ReadonlyArray<{
        readonly fine: string;
        readonly inizio: string;
        readonly nomeFase: string;
      }>;
      readonly fineDopo: string | null;
      readonly finePrima: string | null;
      readonly guadagno: number | null;
      readonly motivo: string;
      readonly numeroCommessa: string;
      readonly peso: number;
      readonly pk: number;
      readonly ritardoDopo: number;
      readonly ritardoPrima: number;
      readonly schedulato: boolean;
      readonly senzaPiano: string;
    }>;
    readonly parametri: unknown;
    readonly passi: number | null;
    readonly pk: number;
    readonly prima: {
      readonly cambi: number;
      readonly inRitardo: number;
      readonly ritardo: number;
      readonly senzaPiano: number;
    } | null;
    readonly riparazione: number | null;
    readonly situazione: string;
    readonly utente: string;
  } | null;
};
export type PropostaPageQuery = {
  response: PropostaPageQuery$data;
  variables: PropostaPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conProposta"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "pk"
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "senzaPiano",
  "storageKey": null
},
v4 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ritardo",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inRitardo",
    "storageKey": null
  },
  (v3/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "cambi",
    "storageKey": null
  }
],
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "nomeFase",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "inizio",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "fine",
    "storageKey": null
  }
],
v6 = [
  {
    "condition": "conProposta",
    "kind": "Condition",
    "passingValue": true,
    "selections": [
      {
        "alias": null,
        "args": [
          {
            "kind": "Variable",
            "name": "pk",
            "variableName": "pk"
          }
        ],
        "concreteType": "PropostaPiano",
        "kind": "LinkedField",
        "name": "propostaPiano",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
            "name": "situazione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "errori",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "job",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "utente",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "creataIl",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "parametri",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "minorante",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "passi",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "riparazione",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TotaliPiano",
            "kind": "LinkedField",
            "name": "prima",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "TotaliPiano",
            "kind": "LinkedField",
            "name": "dopo",
            "plural": false,
            "selections": (v4/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineProposto",
            "kind": "LinkedField",
            "name": "ordini",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "numeroCommessa",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cliente",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "peso",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "dataConsegna",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "schedulato",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "finePrima",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fineDopo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ritardoPrima",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "ritardoDopo",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "guadagno",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "motivo",
                "storageKey": null
              },
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FaseProposta",
                "kind": "LinkedField",
                "name": "fasiPrima",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FaseProposta",
                "kind": "LinkedField",
                "name": "fasiDopo",
                "plural": true,
                "selections": (v5/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  {
    "alias": null,
    "args": null,
    "concreteType": "CellaRotta",
    "kind": "LinkedField",
    "name": "celleRotte",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "giorno",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PropostaPageQuery",
    "selections": (v6/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PropostaPageQuery",
    "selections": (v6/*:: as any*/)
  },
  "params": {
    "id": "3cf44b5de34865466dfc4559fa8d36f502aca7c1bb709becaadd87b27174b867",
    "metadata": {},
    "name": "PropostaPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3a0575fe1e001f00861f9e102b4ecbbd";

export default node;
