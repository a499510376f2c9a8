/**
 * @generated SignedSource<<40ee98321652b9eda89f3080b7645ab8>>
 * @relayHash 9f2ec6d69925c00e40de8bb43bcea300
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 16b23c12b87333ff5f0f22bd040a366c1937d1b78738da7875154061b23e3837

import type { ConcreteRequest } from 'relay-runtime';
export type PassoFase = "da_fare" | "fatto" | "in_corso";
export type TappaOrdine = "concluso" | "consegnato" | "in_lavorazione" | "in_programma" | "pronto" | "ricevuto";
export type statoOrdineMutation$variables = {
  token: string;
};
export type statoOrdineMutation$data = {
  readonly openStatoOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly stato: {
      readonly fasi: ReadonlyArray<{
        readonly nome: string;
        readonly passo: PassoFase;
      }>;
      readonly inRitardo: boolean;
      readonly numeroCommessa: string;
      readonly ragioneSociale: string;
      readonly settimana: string | null;
      readonly tappa: TappaOrdine;
    } | null;
  };
};
export type statoOrdineMutation = {
  response: statoOrdineMutation$data;
  variables: statoOrdineMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "token"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "token",
            "variableName": "token"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OpenStatoOrdinePayload",
    "kind": "LinkedField",
    "name": "openStatoOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "StatoOrdineCliente",
        "kind": "LinkedField",
        "name": "stato",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "ragioneSociale",
            "storageKey": null
          },
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
            "name": "tappa",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "settimana",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "inRitardo",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FaseInParole",
            "kind": "LinkedField",
            "name": "fasi",
            "plural": true,
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
                "name": "passo",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "statoOrdineMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "statoOrdineMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "16b23c12b87333ff5f0f22bd040a366c1937d1b78738da7875154061b23e3837",
    "metadata": {},
    "name": "statoOrdineMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "dc8cd28f0f9de8768e3dd09ef97b0e84";

export default node;
