/**
 * @generated SignedSource<<cdd36023a8aebdcd73b3452416a3a4f0>>
 * @relayHash 521ad3081bcbd5e80b1d90d6645f1f0d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dee1792da362f97e94e333ba3840332d48c48e88261e5d1db9ad7e0d78414004

import type { ConcreteRequest } from 'relay-runtime';
export type SignConfermaClienteInput = {
  accetto: string;
  firma?: string | null;
  nome: string;
  token?: string | null;
};
export type paginaClienteSignMutation$variables = {
  input: SignConfermaClienteInput;
};
export type paginaClienteSignMutation$data = {
  readonly signConfermaCliente: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type paginaClienteSignMutation = {
  response: paginaClienteSignMutation$data;
  variables: paginaClienteSignMutation$variables;
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
    "concreteType": "SignConfermaClientePayload",
    "kind": "LinkedField",
    "name": "signConfermaCliente",
    "plural": false,
    "selections": [
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
    "name": "paginaClienteSignMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "paginaClienteSignMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "dee1792da362f97e94e333ba3840332d48c48e88261e5d1db9ad7e0d78414004",
    "metadata": {},
    "name": "paginaClienteSignMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "91a0a85c2744709a1e687151e93ec2db";

export default node;
