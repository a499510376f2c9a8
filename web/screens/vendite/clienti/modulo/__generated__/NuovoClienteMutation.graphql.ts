/**
 * @generated SignedSource<<b897b8cfefb60003848e1aa817b9294d>>
 * @relayHash e83c574aa40aa6229899c6da1982f68d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 19681bd1a45bb9635a55b8a7888397ae3e9ff9f58777deabae55fd733abfa7cc

import type { ConcreteRequest } from 'relay-runtime';
export type CreateClienteInput = {
  agente?: number | null;
  cap?: string | null;
  citta?: string | null;
  codFatturazione?: string | null;
  codice?: string | null;
  email?: string | null;
  indirizzo?: string | null;
  nome?: string | null;
  note?: string | null;
  pagamento?: string | null;
  piva?: string | null;
  provincia?: string | null;
  telefax?: string | null;
  telefono?: string | null;
  telefono2?: string | null;
  testoEmail?: string | null;
  tipoCliente?: string | null;
};
export type NuovoClienteMutation$variables = {
  input: CreateClienteInput;
};
export type NuovoClienteMutation$data = {
  readonly createCliente: {
    readonly cliente: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type NuovoClienteMutation = {
  response: NuovoClienteMutation$data;
  variables: NuovoClienteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NuovoClienteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateClientePayload",
        "kind": "LinkedField",
        "name": "createCliente",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovoClienteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateClientePayload",
        "kind": "LinkedField",
        "name": "createCliente",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cliente",
            "kind": "LinkedField",
            "name": "cliente",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "19681bd1a45bb9635a55b8a7888397ae3e9ff9f58777deabae55fd733abfa7cc",
    "metadata": {},
    "name": "NuovoClienteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a39e0d3b14f2d9dc3dcbb39b2999ac53";

export default node;
