/**
 * @generated SignedSource<<e090d1317333dca97042af06ff613070>>
 * @relayHash 076ed439a57bbb27b23e9ebe4633c727
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4ef11917975a9ed60e6a678102b26e0ceb2b9dc7fa28f180d0018cd31cb202d

import type { ConcreteRequest } from 'relay-runtime';
export type PreparaSecondoFattoreAccessoInput = {
  password: string;
  username: string;
};
export type sessionPreparaMutation$variables = {
  input: PreparaSecondoFattoreAccessoInput;
};
export type sessionPreparaMutation$data = {
  readonly preparaSecondoFattoreAccesso: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly indirizzo: string | null;
    readonly segreto: string | null;
  };
};
export type sessionPreparaMutation = {
  response: sessionPreparaMutation$data;
  variables: sessionPreparaMutation$variables;
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
    "concreteType": "PreparaSecondoFattoreAccessoPayload",
    "kind": "LinkedField",
    "name": "preparaSecondoFattoreAccesso",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "indirizzo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "segreto",
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
    "name": "sessionPreparaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sessionPreparaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4ef11917975a9ed60e6a678102b26e0ceb2b9dc7fa28f180d0018cd31cb202d",
    "metadata": {},
    "name": "sessionPreparaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9cd31601040bb2ad95b1f02701f8a72e";

export default node;
