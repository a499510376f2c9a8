/**
 * @generated SignedSource<<0f737e1ee02b9d7d26d566913296bb61>>
 * @relayHash 872e548558ea108ad9266c33320a6799
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21a7951232d98e893d11e8cce4c3c46a24ea029b6b54103a5ade1ae3a8ecd6ee

import type { ConcreteRequest } from 'relay-runtime';
export type SendSollecitiInput = {
  fornitori: ReadonlyArray<number>;
  forza?: boolean | null;
};
export type SollecitiFormMutation$variables = {
  input: SendSollecitiInput;
};
export type SollecitiFormMutation$data = {
  readonly sendSolleciti: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly esiti: ReadonlyArray<{
      readonly fornitore: number;
      readonly inviato: boolean;
      readonly motivo: string | null;
      readonly nome: string;
    }> | null;
  };
};
export type SollecitiFormMutation = {
  response: SollecitiFormMutation$data;
  variables: SollecitiFormMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "SendSollecitiPayload",
    "kind": "LinkedField",
    "name": "sendSolleciti",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EsitoSollecito",
        "kind": "LinkedField",
        "name": "esiti",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fornitore",
            "storageKey": null
          },
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
            "name": "inviato",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivo",
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
    "name": "SollecitiFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SollecitiFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "21a7951232d98e893d11e8cce4c3c46a24ea029b6b54103a5ade1ae3a8ecd6ee",
    "metadata": {},
    "name": "SollecitiFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ac1b7cb0aa16340a295c0cef51d8a395";

export default node;
