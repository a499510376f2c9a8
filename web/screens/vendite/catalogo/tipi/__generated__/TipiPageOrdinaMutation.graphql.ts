/**
 * @generated SignedSource<<945f2052efce9fdb6e61d96eff33c9e8>>
 * @relayHash b0bb8a47a99e85c99cf291852790aa67
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9125d2652e4ad2b9ce7d17851c8344b05375d93cccc80906127a71d6d73fb58

import type { ConcreteRequest } from 'relay-runtime';
export type TipiPageOrdinaMutation$variables = {
  pks: ReadonlyArray<number>;
};
export type TipiPageOrdinaMutation$data = {
  readonly ordinaTipiSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly pks: ReadonlyArray<number> | null;
  };
};
export type TipiPageOrdinaMutation = {
  response: TipiPageOrdinaMutation$data;
  variables: TipiPageOrdinaMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pks"
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
            "name": "pks",
            "variableName": "pks"
          }
        ],
        "kind": "ObjectValue",
        "name": "input"
      }
    ],
    "concreteType": "OrdinaTipiSerramentoPayload",
    "kind": "LinkedField",
    "name": "ordinaTipiSerramento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "pks",
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
    "name": "TipiPageOrdinaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TipiPageOrdinaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f9125d2652e4ad2b9ce7d17851c8344b05375d93cccc80906127a71d6d73fb58",
    "metadata": {},
    "name": "TipiPageOrdinaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6e7fb2531d24a7ee856ae3345519da66";

export default node;
