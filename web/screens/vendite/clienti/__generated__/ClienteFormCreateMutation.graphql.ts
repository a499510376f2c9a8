/**
 * @generated SignedSource<<92a03b060c158032c75e56adb2573da7>>
 * @relayHash bf4aadc57477a5e5cdc33015a26088b5
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8cfbff5143ebdffdf45915cf09b93a58529222e429aa0c30d9183c68dbbfa257

import type { ConcreteRequest } from 'relay-runtime';
export type TipoCliente = "IMPRE" | "PRIVA" | "RIVEN";
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
  tipoCliente?: TipoCliente | null;
};
export type ClienteFormCreateMutation$variables = {
  input: CreateClienteInput;
};
export type ClienteFormCreateMutation$data = {
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
export type ClienteFormCreateMutation = {
  response: ClienteFormCreateMutation$data;
  variables: ClienteFormCreateMutation$variables;
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
    "name": "ClienteFormCreateMutation",
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
    "name": "ClienteFormCreateMutation",
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
    "id": "8cfbff5143ebdffdf45915cf09b93a58529222e429aa0c30d9183c68dbbfa257",
    "metadata": {},
    "name": "ClienteFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "81671a4bd45bcc674d92bb1dee7d7e21";

export default node;
