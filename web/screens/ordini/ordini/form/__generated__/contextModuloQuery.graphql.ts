/**
 * @generated SignedSource<<a8c27686cb53ada8d38eb714596fd567>>
 * @relayHash 63ba202307fc2a8c5c129e1cb1bdc1af
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 56f7c75a2ee4ca2d23c8e2f401a19b430ff0a9d1fd6a8e5d29dfbafaea8393d4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
export type contextModuloQuery$variables = {
  cliente: number;
  conAgenti: boolean;
  esiste: boolean;
  nuovo: boolean;
  ordine: number;
  perCliente: boolean;
};
export type contextModuloQuery$data = {
  readonly agenti?: ReadonlyArray<{
    readonly pk: number;
    readonly user: {
      readonly nome: string;
    };
  }>;
  readonly cliente?: {
    readonly agentePk: number | null;
    readonly codice: string;
    readonly nome: string;
    readonly pk: number;
    readonly tipoCliente: TipoCliente | null;
  } | null;
  readonly dominioOrdini: {
    readonly codiciSistema: ReadonlyArray<string>;
    readonly stati: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
    }>;
  };
  readonly numeroCommessaProposto?: string;
  readonly optionsRigheRivendita?: ReadonlyArray<{
    readonly codiceRivendita: string;
  }> | null;
  readonly pianoOrdine?: {
    readonly " $fragmentSpreads": FragmentRefs<"SchedulazioneCard_piano">;
  } | null;
  readonly tipiSerramento: ReadonlyArray<{
    readonly ante: number;
    readonly nome: string;
    readonly pk: number;
    readonly ritirato: boolean;
  }>;
};
export type contextModuloQuery = {
  response: contextModuloQuery$data;
  variables: contextModuloQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "cliente"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "conAgenti"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "esiste"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nuovo"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "ordine"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "perCliente"
},
v6 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "cliente"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nome",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codice",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipoCliente",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "agentePk",
  "storageKey": null
},
v12 = {
  "condition": "nuovo",
  "kind": "Condition",
  "passingValue": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "numeroCommessaProposto",
      "storageKey": null
    }
  ]
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiciSistema",
  "storageKey": null
},
v14 = [
  {
    "kind": "Literal",
    "name": "ritirati",
    "value": true
  }
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ritirato",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ante",
  "storageKey": null
},
v17 = [
  {
    "kind": "Variable",
    "name": "ordine",
    "variableName": "ordine"
  }
],
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "codiceRivendita",
  "storageKey": null
},
v19 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "ordine"
  }
],
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "contextModuloQuery",
    "selections": [
      {
        "condition": "perCliente",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "DominioOrdini",
        "kind": "LinkedField",
        "name": "dominioOrdini",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ValoreStato",
            "kind": "LinkedField",
            "name": "stati",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      {
        "condition": "conAgenti",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agente",
            "kind": "LinkedField",
            "name": "agenti",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v18/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "SchedulazioneScheduler",
            "kind": "LinkedField",
            "name": "pianoOrdine",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "SchedulazioneCard_piano"
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/),
      (v5/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "contextModuloQuery",
    "selections": [
      {
        "condition": "perCliente",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              (v10/*:: as any*/),
              (v11/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      (v12/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "DominioOrdini",
        "kind": "LinkedField",
        "name": "dominioOrdini",
        "plural": false,
        "selections": [
          (v13/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ValoreStato",
            "kind": "LinkedField",
            "name": "stati",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              (v8/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v14/*:: as any*/),
        "concreteType": "TipoSerramento",
        "kind": "LinkedField",
        "name": "tipiSerramento",
        "plural": true,
        "selections": [
          (v7/*:: as any*/),
          (v8/*:: as any*/),
          (v15/*:: as any*/),
          (v16/*:: as any*/),
          (v20/*:: as any*/)
        ],
        "storageKey": "tipiSerramento(ritirati:true)"
      },
      {
        "condition": "conAgenti",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Agente",
            "kind": "LinkedField",
            "name": "agenti",
            "plural": true,
            "selections": [
              (v7/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "user",
                "plural": false,
                "selections": [
                  (v8/*:: as any*/),
                  (v20/*:: as any*/)
                ],
                "storageKey": null
              },
              (v20/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      },
      {
        "condition": "esiste",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v17/*:: as any*/),
            "concreteType": "RigaOrdine",
            "kind": "LinkedField",
            "name": "optionsRigheRivendita",
            "plural": true,
            "selections": [
              (v18/*:: as any*/),
              (v20/*:: as any*/)
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": (v19/*:: as any*/),
            "concreteType": "SchedulazioneScheduler",
            "kind": "LinkedField",
            "name": "pianoOrdine",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "salvata",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "FaseScheduler",
                "kind": "LinkedField",
                "name": "schedulazioni",
                "plural": true,
                "selections": [
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
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "56f7c75a2ee4ca2d23c8e2f401a19b430ff0a9d1fd6a8e5d29dfbafaea8393d4",
    "metadata": {},
    "name": "contextModuloQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a9f5d59584349d7a744920a1692deb8";

export default node;
